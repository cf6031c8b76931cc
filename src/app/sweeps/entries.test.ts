import { expect, test } from 'vitest';
import { CONTRACT_ROUTES, FOLDER_OF_ROUTE } from './contract-routes.ts';
import { NOUN_CALLS } from './entries.ts';

test('every route of the contracts has one entry in a *.calls.ts, and no entry is without its route', () => {
  const entries = NOUN_CALLS.flatMap((noun) => Object.keys(noun.entries));
  expect(entries.sort()).toEqual(CONTRACT_ROUTES.map(({ name }) => name).sort());
});

test('an entry is in the folder of the noun that declares the route', () => {
  const elsewhere = NOUN_CALLS.filter(({ folder }) => folder.startsWith('features/')).flatMap(
    ({ folder, entries }) => Object.keys(entries).filter((name) => FOLDER_OF_ROUTE[name] !== folder),
  );
  expect(elsewhere).toEqual([]);
});
