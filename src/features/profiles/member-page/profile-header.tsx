import { IconCalendar, IconMapPin, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProfileAvatar } from '#features/profiles/avatar/profile-avatar.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { VerifiedMark } from '#features/profiles/verification-levels/verified-mark.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import type { MemberProfile } from './member-page.contract.ts';
import classes from './profile-header.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface ProfileHeaderProps {
  profile: MemberProfile;
  /** True in the view of other members, where nothing can be changed. */
  readOnly: boolean;
  action: ReactNode;
}

/** Name, type, place and verification of a member. An admin counts as verified (spec part 1, section 3). */
export function ProfileHeader({ profile, readOnly, action }: ProfileHeaderProps) {
  const isAdmin = profile.role === 'admin';
  const name = memberName(profile);
  const place = profile.headquarters_location ?? profile.location;
  return (
    <header className={classes.header}>
      <ProfileAvatar name={name} url={profile.avatar_url} readOnly={readOnly} />
      <div>
        <h1 className={classes.name}>{name}</h1>
        <ul className={classes.facts}>
          <li>
            <VerifiedMark verification={profile} isAdmin={isAdmin} />
            {!readOnly && !isAdmin && (
              <Link to="/verification" className={classes.link}>
                {profile.verified ? 'About your verification' : 'Get verified'}
              </Link>
            )}
          </li>
          <li>
            <IconTag {...ICON} />
            {isAdmin ? 'Admin' : ORGANIZATION_TYPE_LABELS[profile.organization_type]}
          </li>
          {place && (
            <li>
              <IconMapPin {...ICON} />
              {place}
            </li>
          )}
          <li>
            <IconCalendar {...ICON} />
            Member since {formatInstant(profile.created_at)}
          </li>
        </ul>
      </div>
      <div className={classes.action}>{action}</div>
      {profile.short_summary && <p className={classes.summary}>{profile.short_summary}</p>}
    </header>
  );
}
