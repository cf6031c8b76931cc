import { Link } from 'react-router';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { useRecommendations } from './match.api.ts';
import type { Recommendation } from './match.contract.ts';
import { MatchBadges } from './match-badges.tsx';
import classes from './recommended-partners.module.css';

/** Shows up to three members who fit, with the reasons. Shows nothing where there are none, or they cannot be read. */
export function RecommendedPartners() {
  const { data } = useRecommendations();
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="recommended-partners">
      <h2 className={classes.title} id="recommended-partners">
        Partners that fit
      </h2>
      <ul className={classes.list}>
        {data.map((recommendation) => (
          <Partner key={recommendation.profile.id} {...recommendation} />
        ))}
      </ul>
    </section>
  );
}

/** The parts of a match that say most in one line each. */
const REASONS = ['cause', 'place'];

function Partner({ profile, match }: Recommendation) {
  const name = memberName(profile);
  const reasons = match.parts
    .filter((part) => REASONS.includes(part.name))
    .map(({ evidence }) => evidence[0]);
  return (
    <li className={classes.partner}>
      <div className={classes.head}>
        <MemberAvatar name={name} url={profile.avatar_url} />
        <Link className={classes.name} to={`/marketplace?profile=${profile.id}`}>
          {name}
        </Link>
      </div>
      <MatchBadges match={match} />
      {reasons.map((reason) => (
        <p key={reason} className={classes.reason}>
          {reason}
        </p>
      ))}
    </li>
  );
}
