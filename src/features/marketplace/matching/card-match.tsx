import { useMatches } from './match.api.ts';
import { MatchBadges } from './match-badges.tsx';

/** Shows how well a member of a list fits the viewer. Only this is drawn again when the scores of the list arrive. */
export const CardMatch = ({ id, among }: { id: string; among: string[] }) => (
  <MatchBadges match={useMatches(among).data?.get(id)} />
);
