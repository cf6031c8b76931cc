import { Link } from 'react-router';
import { PlatformFigures } from '#features/admin/platform-figures/platform-figures.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { AdminQueue } from './admin-queue.tsx';
import classes from './admin-welcome.page.module.css';

/** The six quick cards (specification part 2, "Admin"). */
const CARDS = [
  ['Homepage Content', '/admin/content?page=home_hero', 'The badge, the headline and the line below it.'],
  ['User Types Section', '/admin/content?page=home_user_types', 'The heading above the three audiences.'],
  ['Features Content', '/admin/content?page=home_features', 'The heading above the three places to work.'],
  ['Impact Section', '/admin/content?page=home_impact', 'The figures strip and its labels.'],
  ['Testimonials', '/admin/content?page=home_testimonials', 'The heading above the stories of members.'],
  ['RSS Sources', '/admin/news', 'The feeds whose news appears on Learn CSR.'],
] as const;

/** /admin: the start page of admins. */
export function AdminWelcomePage() {
  return (
    <PageBody>
      <PageHeading title="Content Management">
        What waits, how the platform is doing, and its texts.
      </PageHeading>
      <AdminQueue />
      <PlatformFigures />
      <h2 className={classes.title}>Texts</h2>
      <ul className={classes.cards} aria-label="Quick links">
        {CARDS.map(([label, to, about]) => (
          <li key={to} className={classes.card}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
            <p className={classes.about}>{about}</p>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
