import { Link } from 'react-router';
import { dayInIndia } from '#platform/contract/dates.ts';
import { useHydrated } from '#platform/web/hydration.ts';
import classes from './footer.module.css';
import { Logo } from './logo.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

const COLUMNS = [
  {
    title: 'Platform',
    links: [
      { to: '/marketplace', label: 'Marketplace' },
      { to: '/collaborations', label: 'Dayitva Pro' },
      { to: '/learn', label: 'Learn CSR' },
      { to: '/profile', label: 'Organizations' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/demo', label: 'Platform Demo' },
      { to: '/impact', label: 'CSR Spending in India' },
      { to: '/csr-calculator', label: 'CSR Calculator' },
      { to: '/learn?tab=resources', label: 'Best Practices' },
      { to: '/learn?tab=news', label: 'CSR Guidelines' },
      { to: '/learn?tab=stories', label: 'Impact Stories' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: '/support', label: 'Help Center' },
      { to: '/support?tab=contact', label: 'Contact Support' },
      { to: '/collaborations', label: 'Dayitva Pro' },
      { to: '/register', label: 'Get Started' },
    ],
  },
];

/** The year when the pages were rendered ahead, at the latest. */
const RENDERED_IN = '2026';

/** The foot of every page, with this year in India. */
export function Footer() {
  const year = useHydrated() ? dayInIndia(new Date()).slice(0, 4) : RENDERED_IN;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Link to="/" aria-label="Dayitva, home">
            <Logo />
          </Link>
          <p>Where corporates, NGOs and consultants in India find each other and run CSR projects.</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.links}>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={classes.base}>
        <span>© {year} Dayitva</span>
        <ul className={classes.legal}>
          <li>
            <Link to="/privacy">Privacy Policy</Link>
          </li>
          <li>
            <Link to="/terms">Terms of Service</Link>
          </li>
          <li>
            <Link to="/support">Support</Link>
          </li>
        </ul>
        <SchemeChoice />
      </div>
    </footer>
  );
}
