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
import { FittingServiceLine } from '#features/marketplace/matching/fitting-service.tsx';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import type { RenderAsk } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { sharedPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { CardMenuButton } from './card-menu-button.tsx';
import classes from './profile-card.module.css';

const FOCUS_AREAS_SHOWN = 4;

/** Who is looked for because of a service; projects and investment say little of them. */
const SELLERS: ReadonlySet<string> = new Set(['consultant', 'service_provider']);

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
  renderAsk?: RenderAsk;
}

/** A member in the list: name, place, figures or the fitting service, match, two actions and a menu. */
export function ProfileCard({ profile, viewer, compared, state, href, ...card }: ProfileCardProps) {
  const { isPicked, onPick, onView, onRequest, renderAsk } = card;
  const name = memberName(profile);
  const isOwn = viewer?.id === profile.id;
  const reasons = matchReasons(viewer, profile);
  const summary = profile.short_summary || profile.bio;
  const sells = SELLERS.has(profile.organization_type) && profile.services_count > 0;
  const ask = onRequest && (
    <Button variant="default" aria-label={`Request Collaboration: ${name}`} onClick={onRequest}>
      Request Collaboration
    </Button>
  );
  return (
    <article className={classes.card}>
      <div className={classes.mark}>
        <MemberAvatar name={name} url={profile.avatar_url} />
        <label className={classes.pick} title="Compare">
          <input
            type="checkbox"
            checked={isPicked ?? false}
            disabled={isPicked === undefined}
            aria-label={`Compare: ${name}`}
            onChange={({ currentTarget }) => onPick(currentTarget.checked)}
          />
        </label>
      </div>
      <div className={classes.top}>
        <h3 className={classes.name}>
          <ProfileName
            profile={profile}
            render={(text) => (
              <Link className={classes.link} to={href} state={{ openedFromList: true }} preventScrollReset>
                {text}
              </Link>
            )}
          />
        </h3>
        <div className={classes.badges}>
          {isOwn ? (
            <p className={classes.own}>This is how others see you.</p>
          ) : (
            <CardMatch id={profile.id} among={compared} />
          )}
        </div>
      </div>
      <div className={classes.facts}>
        <ProfileOrigin profile={profile} state={state} />
        {sells ? <FittingServiceLine id={profile.id} among={compared} /> : <ProfileFacts profile={profile} />}
      </div>
      <div className={classes.text}>
        {summary && <p className={classes.summary}>{summary}</p>}
        {reasons ? (
          <MatchLine reasons={reasons} />
        ) : (
          profile.focus_areas.length > 0 && (
            <ChipList label="Focus areas" entries={profile.focus_areas} shown={FOCUS_AREAS_SHOWN} />
          )
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" aria-label={`View Profile: ${name}`} onClick={onView}>
          View Profile
        </Button>
        {!isOwn && (renderAsk ? renderAsk({ id: profile.id, name, among: compared, ask }) : ask)}
      </div>
      <div className={classes.menu}>
        <CardMenuButton id={profile.id} name={name} path={sharedPath(profile)} />
      </div>
    </article>
  );
}
