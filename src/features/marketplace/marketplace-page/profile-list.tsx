import { useDeferredValue } from 'react';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { COMPARED_MAX } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import type { RenderAsk } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileCardSkeleton } from './profile-card-skeleton.tsx';
import classes from './profile-list.module.css';

const SKELETONS = Array.from({ length: 10 }, (_, at) => at);
/** As many as the screen of a phone shows; the others are drawn after them. */
const DRAWN_FIRST = 2;

interface ProfileListProps {
  /** Undefined while the first page loads. */
  profiles: MarketplaceProfile[] | undefined;
  /** True while the next page loads and is about to replace this one. */
  leaving: boolean;
  /** The state that was searched for. */
  state: string | null;
  /** Ids of the members who are picked for a comparison. */
  picked: string[];
  onPick: (id: string, isPicked: boolean) => void;
  hrefOf: (id: string) => string;
  onView: (id: string) => void;
  onRequest?: (profile: MarketplaceProfile) => void;
  renderAsk?: RenderAsk;
}

/** Lists the members of one page. */
export function ProfileList({ profiles, leaving, ...cards }: ProfileListProps) {
  return (
    <ul className={classes.list} aria-busy={leaving || !profiles} data-leaving={leaving || undefined}>
      {profiles ? (
        <Cards profiles={profiles} {...cards} />
      ) : (
        SKELETONS.map((at) => (
          <li key={at}>
            <ProfileCardSkeleton />
          </li>
        ))
      )}
    </ul>
  );
}

interface CardsProps extends Omit<ProfileListProps, 'profiles' | 'leaving'> {
  profiles: MarketplaceProfile[];
}

function Cards({ profiles, state, picked, hrefOf, onPick, onView, onRequest, renderAsk }: CardsProps) {
  const isFull = picked.length === COMPARED_MAX;
  const viewer = useDeferredValue(useProfile().data);
  const compared = profiles.map(({ id }) => id);
  // Ten cards take a phone half a second: the ones that it shows first can be used before the others are there.
  const drawsAll = useDeferredValue(true, false);
  const isDrawn = (at: number) => drawsAll || at < DRAWN_FIRST;
  return profiles.map((profile, at) => (
    <li key={profile.id} className={isDrawn(at) ? undefined : classes.coming}>
      {isDrawn(at) && (
        <ProfileCard
          profile={profile}
          viewer={viewer}
          compared={compared}
          state={state}
          href={hrefOf(profile.id)}
          isPicked={picked.includes(profile.id) || (isFull ? undefined : false)}
          onPick={(isPicked) => onPick(profile.id, isPicked)}
          onView={() => onView(profile.id)}
          onRequest={onRequest && (() => onRequest(profile))}
          renderAsk={renderAsk}
        />
      )}
    </li>
  ));
}
