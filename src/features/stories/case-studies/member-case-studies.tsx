import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useMemberCaseStudies } from './case-studies.api.ts';
import classes from './case-studies.module.css';
import { CaseStudyCard } from './case-study-card.tsx';

/** The published success stories of a member on the member's page; nothing while there are none. */
export function MemberCaseStudies({ slug }: { slug: string }) {
  const stories = useMemberCaseStudies(slug);
  const shown = stories.data?.pages.flatMap(({ records }) => records) ?? [];
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>Success stories</h2>
      <ul className={classes.grid}>
        {shown.map((story) => (
          <li key={story.id}>
            <CaseStudyCard story={story} />
          </li>
        ))}
      </ul>
      <ShowMore
        what="success stories"
        shown={shown.length}
        total={stories.data?.pages[0]?.pagination.total}
        query={stories}
      />
    </section>
  );
}
