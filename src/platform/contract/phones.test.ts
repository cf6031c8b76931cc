import { expect, test } from 'vitest';
import { optionalPhone } from './fields.ts';
import { identifierField, normalIdentifier } from './identifiers/identifier.ts';
import { callLink } from './phones.ts';

const Phone = optionalPhone('Phone');

test.each([
  ['+91 98765\u00a043210', '+91 98765 43210', 'tel:+919876543210'],
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210', 'tel:+919876543210'],
  ['022\u20112345\u20136789', '022-2345-6789', 'tel:02223456789'],
  ['98765\u200b43210', '9876543210', 'tel:9876543210'],
  ['９８７６５４３２１０', '9876543210', 'tel:9876543210'],
  ['022-2345 6789 / 98765 43210', '022-2345 6789 / 98765 43210', 'tel:02223456789'],
  ['9876543210, 9876543211', '9876543210, 9876543211', 'tel:9876543210'],
  ['9876543210 or 9876543211', '9876543210 or 9876543211', 'tel:9876543210'],
  ['+91 22 2345 6789 ext. 12', '+91 22 2345 6789 ext. 12', 'tel:+912223456789'],
  ['022 2345 6789 x104', '022 2345 6789 x104', 'tel:02223456789'],
  ['1098', '1098', 'tel:1098'],
  ['112', '112', 'tel:112'],
  ['14567', '14567', 'tel:14567'],
  ['1800-11-4000', '1800-11-4000', 'tel:1800114000'],
])('%j is the number %j', (written, stored, link) => {
  expect(Phone.parse(written)).toBe(stored);
  expect(callLink(stored)).toBe(link);
});

test.each(['12', '2345', 'call me', '9876543210 / 9876543211 / 9', '98765 ext 4', '\u20ac100'])(
  '%j is no number',
  (written) => {
    expect(Phone.safeParse(written).success).toBe(false);
  },
);

test.each([
  'L17110MH1973PLC019786\u200B',
  '\uFEFFL17110MH1973PLC019786',
  'L17110\u00A0MH1973\u202FPLC019786',
  'L17110MH\u00AD1973PLC019786',
  '\u202AL17110MH1973PLC019786\u202C',
  'Ｌ１７１１０ＭＨ１９７３ＰＬＣ０１９７８６',
  'l17110mh1973plc\u2060019786',
  'L17110MH1973PLC\u200D019786',
  'L17110MH1973PLC019786\u2028',
  'L17110MH1973PLC019786\uFE0F',
  'L17110 MH1973 PLC019786',
])('the pasted identifier %j loses what nobody sees', (pasted) => {
  expect(normalIdentifier(pasted)).toBe('L17110MH1973PLC019786');
  expect(identifierField(() => ({ error: null }), 'CIN').parse(pasted)).toBe('L17110MH1973PLC019786');
});

test('odd hyphens of an identifier are hyphens', () => {
  expect(normalIdentifier('MH/2019\u20130123456')).toBe('MH/2019-0123456');
  expect(normalIdentifier('12\u2011a')).toBe('12-A');
});
