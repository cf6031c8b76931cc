import { ChipList } from '#features/marketplace/listing/chip-list.tsx';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import classes from './profile-skills.module.css';

type Expertise = Pick<MarketplaceProfile, 'skills' | 'focus_areas' | 'sdg_goals'>;

/** Shows a member's skills and interests. */
export function ProfileSkills({ profile }: { profile: Expertise }) {
  const sdgs = SDG_GOALS.flatMap((goal, at) =>
    profile.sdg_goals.includes(goal) ? [`${at + 1} ${goal}`] : [],
  );
  const groups = [
    { label: 'Skills', entries: profile.skills },
    { label: 'Focus areas', entries: profile.focus_areas },
    { label: 'Sustainable Development Goals', entries: sdgs },
  ].filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return <p className={classes.none}>This member has not added any yet.</p>;
  return (
    <div className={classes.groups}>
      {groups.map(({ label, entries }) => (
        <div key={label}>
          <p className={classes.label} aria-hidden>
            {label}
          </p>
          <ChipList label={label} entries={entries} />
        </div>
      ))}
    </div>
  );
}
