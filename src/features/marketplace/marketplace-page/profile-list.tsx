import { useDeferredValue } from 'react';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { COMPARED_MAX } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileCardSkeleton } from './profile-card-skeleton.tsx';
import classes from './profile-list.module.css';

const SKELETONS = Array.from({ length: 10 }, (_, at) => at);

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
  onRequest: (profile: MarketplaceProfile) => void;
}

/** Lists the members of one page. */
export function ProfileList({ profiles, leaving, state, picked, hrefOf, ...actions }: ProfileListProps) {
  const { onPick, onView, onRequest } = actions;
  const isFull = picked.length === COMPARED_MAX;
  const viewer = useDeferredValue(useProfile().data);
  const compared = profiles?.map(({ id }) => id) ?? [];
  return (
    <ul className={classes.list} aria-busy={leaving || !profiles} data-leaving={leaving || undefined}>
      {profiles
        ? profiles.map((profile) => (
            <li key={profile.id}>
              <ProfileCard
                profile={profile}
                viewer={viewer}
                compared={compared}
                state={state}
                href={hrefOf(profile.id)}
                isPicked={picked.includes(profile.id) || (isFull ? undefined : false)}
                onPick={(isPicked) => onPick(profile.id, isPicked)}
                onView={() => onView(profile.id)}
                onRequest={() => onRequest(profile)}
              />
            </li>
          ))
        : SKELETONS.map((at) => (
            <li key={at}>
              <ProfileCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
