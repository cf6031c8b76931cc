import { Link } from 'react-router';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import classes from './admin-home.page.module.css';

interface AdminHomePageProps {
  /** Pages for admins, in the order in which they are shown. */
  links: { to: string; label: string; about: string }[];
}

/** Start page for admins, with a link to each of their pages. */
export function AdminHomePage({ links }: AdminHomePageProps) {
  return (
    <PageBody width="reading">
      <PageHeading title="Content Management">Choose what you want to work on.</PageHeading>
      <ul className={classes.list}>
        {links.map(({ to, label, about }) => (
          <li key={to} className={classes.item}>
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
