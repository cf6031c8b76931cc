import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { useNearViewport } from '#platform/web/near-viewport.ts';
import classes from './home-audiences.module.css';
import { HomeSectionHead } from './home-section-head.tsx';
import { HOME_USER_TYPES } from './home-words.data.ts';

const AUDIENCES = [
  {
    title: 'Corporations',
    type: 'corporation',
    link: 'Join as a corporation',
    benefits: [
      'Find NGOs and consultants by state and by the causes they work for.',
      'Put objective, budget band and timeframe in writing before the first call.',
      'See in one place what is done, what is next and who is on it.',
    ],
  },
  {
    title: 'NGOs',
    type: 'ngo',
    link: 'Join as an NGO',
    benefits: [
      'One profile that shows your regions, projects and services to every corporate.',
      'Requests arrive with budget and dates; accept or decline with a reason.',
      'Complete a milestone, and your partner sees the progress at the same moment.',
    ],
  },
  {
    title: 'Consultants',
    type: 'consultant',
    link: 'Join as a consultant',
    benefits: [
      'List what you offer with price, duration and coverage.',
      'Be found by what you do and where, not by who you know.',
      'Work inside the same workspace as the partners you advise.',
    ],
  },
];

/** Benefits for each member type. An admin can change the heading (specification part 1, page key home_user_types). */
export function HomeAudiences() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const words = useContentWords('home_user_types', HOME_USER_TYPES, isNear);
  return (
    <section className={classes.section} aria-labelledby="for-whom" ref={ref}>
      <HomeSectionHead id="for-whom" heading={words.main_heading} lead={words.sub_heading} />
      <div className={classes.columns}>
        {AUDIENCES.map(({ title, type, link, benefits }) => (
          <div key={type} className={classes.column}>
            <h3>{title}</h3>
            <ul>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <IconCheck size={18} stroke={1.5} aria-hidden />
                  {benefit}
                </li>
              ))}
            </ul>
            <Link to={`/register?type=${type}`}>{link}</Link>
          </div>
        ))}
      </div>
    </section>
  );
}
