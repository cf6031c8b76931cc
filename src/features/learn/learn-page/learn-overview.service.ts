import {
  getActivityFigures,
  listTrendingTopics,
} from '#features/activity/events/activity-figures.service.ts';
import { countCaseStudies } from '#features/stories/case-studies/case-studies.service.ts';
import type { Context } from '#platform/server/context.ts';
import { keptAnswer } from '#platform/server/kept-answer.ts';
import type { LearnOverview } from './learn.contract.ts';
import { countPublishedResources } from './learn-figures.repository.ts';

const KEPT_MS = 60_000;

/** Makes the service of the figures and topics: everybody gets the same ones, so one process counts once a minute. */
export const createLearnOverview = () =>
  keptAnswer(KEPT_MS, async (ctx: Context): Promise<LearnOverview> => {
    const [figures, topics, resources, case_studies] = await Promise.all([
      getActivityFigures(ctx),
      listTrendingTopics(ctx),
      countPublishedResources(ctx.db),
      countCaseStudies(ctx),
    ]);
    return {
      case_studies,
      resources,
      active_learners: figures.activeMembers,
      downloads_this_month: figures.downloadsThisMonth,
      topics,
    };
  });
