import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ChipList } from '#features/marketplace/listing/chip-list.tsx';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { MatchLine } from '#features/marketplace/listing/match-line.tsx';
import { type Matchable, matchReasons } from '#features/marketplace/listing/match-reasons.rules.ts';
import { ProfileFacts } from '#features/marketplace/listing/profile-facts.tsx';
import { ProfileName } from '#features/marketplace/listing/profile-name.tsx';
import { ProfileOrigin } from '#features/marketplace/listing/profile-origin.tsx';
import { CardMatch } from '#features/marketplace/matching/card-match.tsx';
import { SaveProfileButton } from '#features/marketplace/saved-profiles/save-profile-button.tsx';
import { ShortlistButton } from '#features/marketplace/shortlists/shortlist-button.tsx';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import { ShareProfileButton } from '#features/profiles/member-page/share-profile-button.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { sharedPath } from '#features/profiles/profile/profile-paths.rules.ts';
import classes from './profile-card.module.css';

const FOCUS_AREAS_SHOWN = 4;

interface ProfileCardProps {
  profile: MarketplaceProfile;
  /** The viewing member; undefined until known. */
  viewer: Matchable | undefined;
  /** Ids of the members of the list, who are compared with the viewer together. */
  compared: string[];
  /** The state that was searched for. */
  state: string | null;
  /** Address of this profile. */
  href: string;
  /** Whether the member is picked for a comparison; undefined if no more can be. */
  isPicked: boolean | undefined;
  onPick: (isPicked: boolean) => void;
  onView: () => void;
  /** Undefined for a role that may not request collaborations. */
  onRequest?: () => void;
}

/** A member in the list: name, place, figures, focus areas, match and actions. */
export function ProfileCard({ profile, viewer, compared, state, href, ...card }: ProfileCardProps) {
  const { isPicked, onPick, onView, onRequest } = card;
  const name = memberName(profile);
  const isOwn = viewer?.id === profile.id;
  const reasons = matchReasons(viewer, profile);
  const summary = profile.short_summary || profile.bio;
  return (
    <article className={classes.card}>
      <div className={classes.about}>
        <div className={classes.head}>
          <MemberAvatar name={name} url={profile.avatar_url} />
          <div>
            <h3 className={classes.name}>
              <ProfileName
                profile={profile}
                render={(text) => (
                  <Link
                    className={classes.link}
                    to={href}
                    state={{ openedFromList: true }}
                    preventScrollReset
                  >
                    {text}
                  </Link>
                )}
              />
            </h3>
            <ProfileOrigin profile={profile} state={state} />
          </div>
        </div>
        {summary && <p className={classes.summary}>{summary}</p>}
        {profile.focus_areas.length > 0 && (
          <ChipList label="Focus areas" entries={profile.focus_areas} shown={FOCUS_AREAS_SHOWN} />
        )}
        {reasons && <MatchLine reasons={reasons} />}
      </div>
      <div className={classes.side}>
        {!isOwn && <CardMatch id={profile.id} among={compared} />}
        <ProfileFacts profile={profile} />
        {isOwn && <p className={classes.own}>This is how others see you.</p>}
        {!isOwn && onRequest && (
          <Button variant="default" aria-label={`Request Collaboration: ${name}`} onClick={onRequest}>
            Request Collaboration
          </Button>
        )}
        <div className={classes.quiet}>
          <Button variant="subtle" size="compact-sm" aria-label={`View Profile: ${name}`} onClick={onView}>
            View Profile
          </Button>
          <SaveProfileButton id={profile.id} name={name} />
          <ShareProfileButton
            name={name}
            path={sharedPath(profile)}
            copiedText="Link Copied!"
            variant="subtle"
            size="compact-sm"
          />
        </div>
        <div className={classes.quiet}>
          <label className={classes.pick}>
            <input
              type="checkbox"
              checked={isPicked ?? false}
              disabled={isPicked === undefined}
              aria-label={`Compare: ${name}`}
              onChange={({ currentTarget }) => onPick(currentTarget.checked)}
            />
            Compare
          </label>
          <ShortlistButton id={profile.id} name={name} />
        </div>
      </div>
    </article>
  );
}
