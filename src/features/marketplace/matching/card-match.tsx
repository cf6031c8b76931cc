import { useIdle } from '#platform/web/idle.ts';
import { useMatches } from './match.api.ts';
import { MatchBadges } from './match-badges.tsx';

const NOBODY: string[] = [];

/**
 * Shows how well a member of a list fits the viewer. The list itself comes first: on a slow phone the scores would delay it, so
 * they are asked for when the browser has time, and only this is drawn again when they arrive.
 */
export function CardMatch({ id, among }: { id: string; among: string[] }) {
  const { data } = useMatches(useIdle() ? among : NOBODY);
  return <MatchBadges match={data?.get(id)} />;
}
