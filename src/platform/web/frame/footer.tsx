import { Link } from 'react-router';
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

/** The foot of every page. The year is the one in which the texts were last looked at, not today's. */
export function Footer() {
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
        <span>© 2026 Dayitva</span>
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
