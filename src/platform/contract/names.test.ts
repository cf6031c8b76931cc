import { expect, test } from 'vitest';
import {
  blankOrName,
  optionalLine,
  optionalText,
  requiredLine,
  requiredName,
  requiredText,
} from './fields.ts';
import { cleanLine, cleanText, isReservedName, mixedScripts } from './names.ts';

const Name = requiredName(160, 'Name');

test.each([
  'Asha Foundation',
  'M. S. Swaminathan Research Foundation',
  "O'Brien & Söhne",
  'Childline 1098',
  'समाज दायित्व संस्था',
  'श्रीमती क्षमा शर्मा',
  'क्‌ष', // with a non-joiner
  'શ્રી સેવા ટ્રસ્ટ',
  'শিক্ষা ফাউন্ডেশন',
  'ਸੇਵਾ ਟਰੱਸਟ',
  'தமிழ்நாடு கல்வி அறக்கட்டளை',
  'శ్రీ‌కాంత్ ఫౌండేషన్', // with a non-joiner
  'ಶಿಕ್ಷಣ ಟ್ರಸ್ಟ್',
  'ക്ഷേമ ന്‍റെ ട്രസ്റ്റ്', // with a joiner
  'ജോണ്‍', // ends with a joiner
  'സുനില്‍ ട്രസ്റ്റ്', // with a joiner before the space
  'বিদ্যুত্‍', // ends with a joiner
  'ශ්‍රී ලංකා', // with a joiner
  'محمد علی',
  'می‌خواهم', // with a non-joiner
  'ꯃꯅꯤꯄꯨꯔ',
  'ᱥᱟᱱᱛᱟᱲᱤ',
  '北京大学',
  'Uttardayitva Samiti',
  'Asha (आशा) Trust',
])('%s is a name, unchanged', (name) => {
  expect(Name.parse(name)).toBe(name);
  expect(blankOrName(160, 'Name').parse(name)).toBe(name);
  expect(mixedScripts(name)).toEqual([]);
});

test.each([
  ['Jal\u200BTrust', 'JalTrust'],
  ['\u202EtsurT laJ\u202C', 'tsurT laJ'],
  ['Jal\u2066 Trust\u2069', 'Jal Trust'],
  ['Jal\u00AD Trust\u200E', 'Jal Trust'],
  ['Jal\u200DTrust', 'JalTrust'],
  ['\u200Dआशा\u200C', 'आशा'],
  ['Jal\u3164Trust\uFE0F', 'JalTrust'],
  ['Jal\u{E0041}Trust', 'JalTrust'],
  ['Jal\r\n\r\n  Trust\u2028x', 'Jal Trust x'],
  ['Jal\uE000Trust', 'JalTrust'],
])('%j becomes %j', (typed, name) => {
  expect(Name.parse(typed)).toBe(name);
  expect(cleanLine(name)).toBe(name);
});

test.each([
  '',
  ' ',
  '\u200B',
  '\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u2800',
  '\uFEFF',
  '\u200D\u200C',
  '\u0301',
  '\u00AD',
])('%j is blank', (typed) => {
  for (const schema of [Name, requiredLine(9, 'Name'), requiredText(9, 'Name')])
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('Name is required');
  for (const schema of [optionalLine(9, 'Name'), optionalText(9, 'Name')])
    expect(schema.parse(typed)).toBeNull();
  expect(blankOrName(9, 'Name').parse(typed)).toBe('');
});

test.each(['...', '-', '🙂', '₹₹₹'])('%j cannot be read as a name', (typed) => {
  expect(Name.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a name with letters or digits');
});

test.each([
  'Dayitva',
  'DAYITVA',
  'Dаyitva', // with a Cyrillic а
  'Dауіtvа', // four Cyrillic letters
  'Ｄａｙｉｔｖａ',
  'ⓓayitva',
  '𝐃𝐚𝐲𝐢𝐭𝐯𝐚',
  'Dáyitva',
  'Dayltva', // with an l
  'Day1tva',
  'D4y!tva',
  'D a y i t v a',
  'D.A.Y.I.T.V.A',
  'Day\u200Bitva',
  'Dayitva Support',
  'DayitvaSupport',
  'Team Dayitva',
  'Team D a y i t v a',
  'Team Day-itva',
  'Ðayitva',
  'ꓓayitva', // with a Lisu letter
  'Dayi†va',
  'Dayitva (verification)',
  'Grievance Officer, Dayitva',
  'दायित्व',
  'Deleted member',
  'deleted  member 2',
])('%s is reserved', (name) => {
  expect(isReservedName(name)).toBe(true);
  expect(Name.safeParse(name).error?.issues[0]?.message).toBe(
    'This name is reserved. Please choose another one.',
  );
});

test.each([
  ['Jаl Trust', ['Latin', 'Cyrillic']], // with a Cyrillic а
  ['Jal Тrust', ['Latin', 'Cyrillic']], // with a Cyrillic Т
  ['Jal Тес', ['Latin', 'Cyrillic']], // a whole word in Cyrillic
  ['ꓮsha', ['Latin', 'Lisu']], // with a Lisu ꓮ
  ['Αsha', ['Latin', 'Greek']], // with a Greek Α
  ['Jalट्रस्ट', ['Latin', 'Devanagari']],
  ['Jal ट्रस्ट', []],
  ['Москва', []],
])('%s mixes %j', (name, scripts) => {
  expect(mixedScripts(name)).toEqual(scripts);
});

test('a long text keeps its lines, its emoji and its joiners, and loses what turns or hides others', () => {
  const bio = 'First line\n\nSecond\tline\r\n👩‍🌾 ❤️ क्‌ष';
  expect(cleanText(bio)).toBe(bio);
  expect(requiredText(100, 'Bio').parse(bio)).toBe(bio);
  expect(cleanText('\u202Eab\u202C c\u0007d\u200Be')).toBe('ab cde');
});

test('what cannot be stored stays, to be refused', () => {
  for (const typed of ['\0', 'A \0 in it', '\uD800']) {
    expect(cleanText(typed)).toBe(typed);
    expect(cleanLine(typed)).toBe(typed);
  }
});
