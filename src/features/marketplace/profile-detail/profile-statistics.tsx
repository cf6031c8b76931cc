import { responseRateText } from '#features/marketplace/listing/profile-facts.tsx';
import { RatingText } from '#features/profiles/member-page/rating-text.tsx';
import { formatCount } from '#platform/contract/counts.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { answerTimeText } from './answer-time.rules.ts';
import type { ShownProfile } from './profile-detail.api.ts';
import classes from './profile-statistics.module.css';

/** Shows a member's figures in full, all computed from records. */
export function ProfileStatistics({ profile }: { profile: ShownProfile }) {
  const figures = [
    ['Projects', profile.projects_count],
    ['Services', profile.services_count],
    ['Total investment', formatRupees(profile.total_investment)],
    ['People reached', formatCount(profile.lives_reached)],
    ['Rating', <RatingText key="rating" member={profile} />],
    ['Response rate', responseRateText(profile.response_rate)],
    ['Usual time to answer', answerTimeText(profile.answer_minutes)],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={classes.figure}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
