import { DISTRICTS_AND_TOWNS } from '#platform/contract/districts.ts';
import { STATES, type State } from '#platform/contract/reference-data.ts';
import { REGIONS, type Region } from './regions.data.ts';

/** Splits a table's text at its commas and semicolons. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Districts that two states have under one name. */
const SHARED_DISTRICTS = new Set(
  STATES.flatMap((state) => [...new Set(namesIn(DISTRICTS_AND_TOWNS[state]))]).filter(
    (name, at, all) => all.indexOf(name) !== at,
  ),
);

/** Where the members of a region are found. */
export interface RegionPlaces {
  name: string;
  /** States that lie in it as a whole. */
  states: State[];
  /** Districts whose name no other state has. */
  districts: string[];
  /** Districts whose name another state has too: only members who work in the state belong to it. */
  shared: { state: State; districts: string[] }[];
}

const districtsOf = ({ districts = {} }: Region) =>
  Object.entries(districts).map(([state, names]) => ({ state: state as State, names: namesIn(names) }));

/** All states in which a region has a part. */
const statesOf = (region: Region): State[] => [
  ...(region.states ?? []),
  ...districtsOf(region).map(({ state }) => state),
];

/**
 * Finds the places of regions. A region of several states shrinks to those that are named beside it: "Malwa in Punjab".
 * @returns the places, and the states that name none of the regions.
 */
export function placesOf(regions: string[], states: State[]): { regions: RegionPlaces[]; states: State[] } {
  const found = REGIONS.filter(({ name }) => regions.includes(name));
  const places = found.map((region): RegionPlaces => {
    const named = statesOf(region).filter((state) => states.includes(state));
    const isMeant = (state: State) => named.length === 0 || named.includes(state);
    const districts = districtsOf(region).filter(({ state }) => isMeant(state));
    return {
      name: region.name,
      states: (region.states ?? []).filter(isMeant),
      districts: districts.flatMap(({ names }) => names.filter((name) => !SHARED_DISTRICTS.has(name))),
      shared: districts.flatMap(({ state, names }) => {
        const shared = names.filter((name) => SHARED_DISTRICTS.has(name));
        return shared.length > 0 ? [{ state, districts: shared }] : [];
      }),
    };
  });
  return {
    regions: places,
    states: states.filter((state) => !found.some((one) => statesOf(one).includes(state))),
  };
}
