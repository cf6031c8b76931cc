import { expect, it } from 'vitest';
import { CSR_REGIONS } from '#platform/contract/csr/csr-regions.ts';
import { choiceIn, queryWith } from './csr-choice.hook.ts';

const kerala = CSR_REGIONS.find(({ region }) => region === 'Kerala') ?? null;

it('reads the choice in an address', () => {
  const choice = choiceIn(new URLSearchParams('by=resident&state=Kerala&year=2019-20'));
  expect(choice).toEqual({ measure: 'resident', region: kerala, year: '2019-20' });
});

it('takes the default for what is missing or unknown', () => {
  const defaults = { measure: 'spend', region: null, year: '2022-23' };
  expect(choiceIn(new URLSearchParams())).toEqual(defaults);
  expect(choiceIn(new URLSearchParams('by=head&state=Atlantis&year=1999-00'))).toEqual(defaults);
});

it('writes a choice next to other parameters of the address, without the defaults', () => {
  const chosen = queryWith(new URLSearchParams('from=mail&by=resident'), { region: kerala });
  expect(chosen.toString()).toBe('from=mail&by=resident&state=Kerala');
  expect(queryWith(chosen, { region: null, measure: 'spend' }).toString()).toBe('from=mail');
});
