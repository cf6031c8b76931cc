import { expect, test } from 'vitest';
import { mailto, normalAddress } from './email-addresses.ts';
import { Email, optionalEmail } from './fields.ts';

test.each([
  ['asha@trust.example', 'asha@trust.example'],
  ['Asha.Devi+csr@Trust.Example', 'asha.devi+csr@trust.example'],
  ['victim@ⓟrobe.example', 'victim@probe.example'],
  ['victim@ＰＲＯＢＥ.example', 'victim@probe.example'],
  ['victim@pro\u212Ae.example', 'victim@proke.example'],
  ['asha@दायित्व.भारत', 'asha@xn--h2bd1aza6bh3h.xn--h2brj9c'],
  ['asha@xn--h2bd1aza6bh3h.xn--h2brj9c', 'asha@xn--h2bd1aza6bh3h.xn--h2brj9c'],
  ['आशा@trust.example', 'आशा@trust.example'],
  ['rene\u0301@trust.example', 'ren\u00e9@trust.example'],
  ['asha@mail_1.trust.example', 'asha@mail_1.trust.example'],
])('%j is the address %j', (written, address) => {
  expect(normalAddress(written)).toBe(address);
  expect(Email.parse(` ${written} `)).toBe(address);
  expect(optionalEmail.parse(written)).toBe(address);
  expect(normalAddress(address)).toBe(address);
});

test.each([
  ['ⓥictim@probe.example', 'a circled letter'],
  ['ｖictim@probe.example', 'a fullwidth letter'],
  ['vic\u200Btim@probe.example', 'a zero width space'],
  ['vic\u00ADtim@probe.example', 'a soft hyphen'],
  ['victim@pro\u00ADbe.example', 'a soft hyphen in the domain'],
  ['victim@pro\u200Dbe.example', 'a joiner in the domain'],
  ['vic\u202Etim@probe.example', 'a bidi override'],
  ['vic\u034Ftim@probe.example', 'a combining grapheme joiner'],
  ['vic\u3164tim@probe.example', 'a Hangul filler'],
  ['vic\u2800tim@probe.example', 'an empty Braille pattern'],
  ['vic\uFE0Ftim@probe.example', 'a variation selector'],
  ['vic\uE000tim@probe.example', 'a private use character'],
  ['victim@probe.example.', 'a dot at the end'],
  ['victim@probe..example', 'two dots'],
  ['victim@probe.example/x', 'a path'],
  ['victim@probe.example#x', 'a fragment'],
  ['victim@127.0.0.1', 'an IP address'],
  ['victim@0x7f.1', 'an IP address in other figures'],
  [`asha@${`${'हあ한ж'.repeat(4)}.`.repeat(9)}भारत`, 'a domain that is too long for mail'],
])('%j is refused: %s', (written) => {
  expect(normalAddress(written)).toBeNull();
  for (const schema of [Email, optionalEmail])
    expect(schema.safeParse(written).error?.issues[0]?.message).toBe('Invalid email format');
});

test.each([
  ['r&d@asha.example', 'mailto:r%26d@asha.example'],
  ['a&cc=x@asha.example', 'mailto:a%26cc%3Dx@asha.example'],
  ["o'neil+csr@asha.example", "mailto:o'neil+csr@asha.example"],
  ['a#b@asha.example', 'mailto:a%23b@asha.example'],
  ['a/b!$*@asha.example', 'mailto:a%2Fb!%24*@asha.example'],
])('%s is an address, and its link adds nothing', (address, link) => {
  expect(Email.parse(address)).toBe(address);
  expect(mailto(address)).toBe(link);
});
