/** Signs that are no letters of a word, though they stand inside it: joiners, accents, nukta, Arabic vowel signs, forms of emoji. */
const NOT_WRITTEN = [
  '\\u00AD\\u02B9-\\u02C1\\u02C6-\\u02D1\\u02EC\\u02EE\\u0300-\\u036F\\u0600-\\u0605\\u061C\\u0640\\u064B-\\u065F\\u0670',
  '\\u06D6-\\u06DC\\u06DD\\u06DF-\\u06E4\\u06E7\\u06E8\\u06EA-\\u06ED\\u070F\\u0890\\u0891\\u08E2\\u093C\\u09BC\\u0A3C\\u0ABC',
  '\\u0B3C\\u0CBC\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFE00-\\uFE0F\\uFEFF-\\uFFFB\\u{110BD}\\u{110CD}',
  '\\u{13430}-\\u{1343F}\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0001}-\\u{E007F}\\u{E0100}-\\u{E01EF}',
];

/** Punctuation and spaces of all scripts beyond ASCII: a danda ends a word. */
const BETWEEN_WORDS = [
  '\\u0080-\\u00A1\\u00A7\\u00AB\\u00B6-\\u00BF\\u055A-\\u055F\\u0589\\u058A\\u05BE\\u05C0\\u05C3\\u05C6\\u05F3\\u05F4',
  '\\u0609\\u060A\\u060C\\u060D\\u061B\\u061D-\\u061F\\u066A-\\u066D\\u06D4\\u0700-\\u070D\\u07F7-\\u07F9\\u0830-\\u083E',
  '\\u085E\\u0964\\u0965\\u0970\\u09FD\\u0A76\\u0AF0\\u0C77\\u0C84\\u0DF4\\u0E4F\\u0E5A\\u0E5B\\u0F04-\\u0F12\\u0F14',
  '\\u0F3A-\\u0F3D\\u0F85\\u0FD0-\\u0FD4\\u0FD9\\u0FDA\\u104A-\\u104F\\u10FB\\u1360-\\u1368\\u1400\\u166E\\u1680',
  '\\u169B\\u169C\\u16EB-\\u16ED\\u1735\\u1736\\u17D4-\\u17D6\\u17D8-\\u17DA\\u1800-\\u180A\\u1944\\u1945\\u1A1E\\u1A1F',
  '\\u1AA0-\\u1AA6\\u1AA8-\\u1AAD\\u1B4E\\u1B4F\\u1B5A-\\u1B60\\u1B7D-\\u1B7F\\u1BFC-\\u1BFF\\u1C3B-\\u1C3F\\u1C7E\\u1C7F',
  '\\u1CC0-\\u1CC7\\u1CD3\\u2010-\\u2029\\u2030-\\u2043\\u2045-\\u2051\\u2053-\\u205E\\u2308-\\u230B\\u2768-\\u2775',
  '\\u27C5\\u27C6\\u27E6-\\u27EF\\u2983-\\u2998\\u29D8-\\u29DB\\u29FC\\u29FD\\u2CF9-\\u2CFC\\u2CFE\\u2CFF\\u2D70',
  '\\u2E00-\\u2E2E\\u2E30-\\u2E4F\\u2E52-\\u2E5D\\u3001-\\u3003\\u3008-\\u3011\\u3014-\\u301F\\u3030\\u303D\\u30A0\\u30FB',
  '\\uA4FE\\uA4FF\\uA60D-\\uA60F\\uA673\\uA67E\\uA6F2-\\uA6F7\\uA874-\\uA877\\uA8CE\\uA8CF\\uA8F8-\\uA8FA\\uA8FC',
  '\\uA92E\\uA92F\\uA95F\\uA9C1-\\uA9CD\\uA9DE\\uA9DF\\uAA5C-\\uAA5F\\uAADE\\uAADF\\uAAF0\\uAAF1\\uABEB\\uFD3E\\uFD3F',
  '\\uFE45\\uFE46\\u{10100}-\\u{10102}\\u{1039F}\\u{103D0}\\u{1056F}\\u{10857}\\u{1091F}\\u{1093F}\\u{10A50}-\\u{10A58}',
  '\\u{10A7F}\\u{10AF0}-\\u{10AF6}\\u{10B39}-\\u{10B3F}\\u{10B99}-\\u{10B9C}\\u{10D6E}\\u{10EAD}\\u{10ED0}',
  '\\u{10F55}-\\u{10F59}\\u{10F86}-\\u{10F89}\\u{11047}-\\u{1104D}\\u{110BB}\\u{110BC}\\u{110BE}-\\u{110C1}',
  '\\u{11140}-\\u{11143}\\u{11174}\\u{11175}\\u{111C5}-\\u{111C8}\\u{111CD}\\u{111DB}\\u{111DD}-\\u{111DF}',
  '\\u{11238}-\\u{1123D}\\u{112A9}\\u{113D4}-\\u{113D8}\\u{1144B}-\\u{1144F}\\u{1145A}-\\u{1145D}\\u{114C6}',
  '\\u{115C1}-\\u{115D7}\\u{11641}-\\u{11643}\\u{11660}-\\u{1166C}\\u{116B9}\\u{1173C}-\\u{1173E}\\u{1183B}',
  '\\u{11944}-\\u{11946}\\u{119E2}\\u{11A3F}-\\u{11A46}\\u{11A9A}-\\u{11A9C}\\u{11A9E}-\\u{11AA2}\\u{11B00}-\\u{11B09}',
  '\\u{11BE1}\\u{11C41}-\\u{11C45}\\u{11C70}\\u{11C71}\\u{11EF7}\\u{11EF8}\\u{11F43}-\\u{11F4F}\\u{11FFF}',
  '\\u{12470}-\\u{12474}\\u{12FF1}\\u{12FF2}\\u{16A6E}\\u{16A6F}\\u{16AF5}\\u{16B37}-\\u{16B3B}\\u{16B44}',
  '\\u{16D6D}-\\u{16D6F}\\u{16E97}-\\u{16E9A}\\u{16FE2}\\u{1BC9F}\\u{1DA87}-\\u{1DA8B}\\u{1E5FF}\\u{1E95E}\\u{1E95F}',
];

/** Symbols beyond ASCII, each a word of its own: currencies, arrows, emoji. */
const SYMBOLS = [
  '\\u00A2-\\u00A6\\u00A9\\u00AC\\u00AE-\\u00B1\\u00D7\\u00F7\\u02C2-\\u02C5\\u02D2-\\u02EB\\u02ED\\u02EF-\\u02FF\\u0375',
  '\\u03F6\\u0482\\u058D-\\u058F\\u0606-\\u0608\\u060B\\u060E\\u060F\\u06DE\\u06E9\\u06FD\\u06FE\\u07F6\\u07FE\\u07FF\\u0888',
  '\\u09F2\\u09F3\\u09FA\\u09FB\\u0AF1\\u0B70\\u0BF3-\\u0BFA\\u0C7F\\u0D4F\\u0D79\\u0E3F\\u0F01-\\u0F03\\u0F13\\u0F15-\\u0F17',
  '\\u0F1A-\\u0F1F\\u0F34\\u0F36\\u0F38\\u0FBE-\\u0FC5\\u0FC7-\\u0FCF\\u0FD5-\\u0FD8\\u109E\\u109F\\u1390-\\u1399\\u166D',
  '\\u17DB\\u1940\\u19DE-\\u19FF\\u1B61-\\u1B6A\\u1B74-\\u1B7C\\u2044\\u2052\\u20A0-\\u20C1\\u2104-\\u212E\\u213A-\\u214D',
  '\\u214F\\u218A-\\u2307\\u230C-\\u244A\\u2500-\\u2767\\u2794-\\u27C4\\u27C7-\\u27E5\\u27F0-\\u2982\\u2999-\\u29D7',
  '\\u29DC-\\u29FB\\u29FE-\\u2BFF\\u2CE5-\\u2CEA\\u2E50\\u2E51\\u2E80-\\u2FFF\\u3004\\u3012\\u3013\\u3020\\u3037',
  '\\u303E\\u303F\\u3190\\u3191\\u31C0-\\u31EF\\u327F\\u4DC0-\\u4DFF\\uA490-\\uA4C6\\uA700-\\uA716\\uA720\\uA721',
  '\\uA789\\uA78A\\uA828-\\uA82B\\uA836-\\uA839\\uAA77-\\uAA79\\uAB5B\\uAB6A\\uAB6B\\uFBB2-\\uFBD2\\uFD40-\\uFDFF',
  '\\uFFFC\\uFFFD\\u{10137}-\\u{1013F}\\u{10179}-\\u{10189}\\u{1018C}-\\u{101FC}\\u{10877}\\u{10878}\\u{10AC8}',
  '\\u{10D8E}\\u{10D8F}\\u{10ED1}-\\u{10ED8}\\u{1173F}\\u{11FD5}-\\u{11FF1}\\u{16B3C}-\\u{16B3F}\\u{16B45}\\u{1BC9C}',
  '\\u{1CC00}-\\u{1CEF0}\\u{1CF50}-\\u{1D15D}\\u{1D16A}-\\u{1D16C}\\u{1D183}\\u{1D184}\\u{1D18C}-\\u{1D1A9}',
  '\\u{1D1AE}-\\u{1D241}\\u{1D245}\\u{1D300}-\\u{1D356}\\u{1D800}-\\u{1D9FF}\\u{1DA37}-\\u{1DA3A}\\u{1DA6D}-\\u{1DA74}',
  '\\u{1DA76}-\\u{1DA83}\\u{1DA85}\\u{1DA86}\\u{1E14F}\\u{1E2FF}\\u{1ECAC}\\u{1ECB0}\\u{1ED2E}\\u{1EEF0}-\\u{1F0F5}',
  '\\u{1F10D}-\\u{1FBFA}',
];

/** Pairs that stand for the same: Devanagari and Gujarati chandrabindu, tippi, Urdu ya, kaf and ha, quotation marks, hyphens; digits. */
const SAME_LETTERS: Record<string, string> = {
  '\u0901': '\u0902',
  '\u0A81': '\u0A82',
  '\u0A70': '\u0A02',
  '\u064A': '\u06CC',
  '\u0649': '\u06CC',
  '\u06D0': '\u06CC',
  '\u0643': '\u06A9',
  '\u06AA': '\u06A9',
  '\u0647': '\u06C1',
  '\u0629': '\u06C1',
  '\u06C3': '\u06C1',
  '\u06D5': '\u06C1',
  '\u0671': '\u0627',
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '\u201F': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
};

/** The zero of each set of digits. */
const ZEROS = '\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0660\u06F0';

/** Letters that are also written as a letter and a virama: Malayalam chillu, Bengali khanda ta. */
const WITH_VIRAMA: Record<string, string> = {
  '\u0D7A': '\u0D23\u0D4D',
  '\u0D7B': '\u0D28\u0D4D',
  '\u0D7C': '\u0D30\u0D4D',
  '\u0D7D': '\u0D32\u0D4D',
  '\u0D7E': '\u0D33\u0D4D',
  '\u0D7F': '\u0D15\u0D4D',
  '\u0D4E': '\u0D30\u0D4D',
  '\u09CE': '\u09A4\u09CD',
};

/** The digits of all these sets. A module that screens load only declares: the web is built by taking such modules apart. */
const DIGITS: Record<string, string> = Object.fromEntries(
  [...ZEROS].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit),
      String(digit),
    ]),
  ),
);

const anyOf = (ranges: string[]) => new RegExp(`[${ranges.join('')}]`, 'gu');
const NOT_WRITTEN_PATTERN = anyOf(NOT_WRITTEN);
const BETWEEN_WORDS_PATTERN = anyOf(BETWEEN_WORDS);
const SYMBOLS_PATTERN = anyOf(SYMBOLS);
const REPLACED = { ...SAME_LETTERS, ...DIGITS, ...WITH_VIRAMA };
const REPLACED_PATTERN = anyOf(Object.keys(REPLACED));

/** A nasal before a consonant of its row is written as an anusvara, too: `हिन्दी`, `हिंदी`. */
const DEVANAGARI_NASAL = /[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092E])/g;
const GUJARATI_NASAL = /[\u0A99\u0A9E\u0AA3\u0AA8\u0AAE]\u0ACD(?=[\u0A95-\u0AAE])/g;

/** Signs of ASCII with which the full-text parser would make one word of several: addresses, paths, tags, signed numbers. */
const INSIDE_ASCII = /[/.@_+#~]/g;
const HYPHEN_BEHIND = /([^ \t\n\r\f\v<("%])-+/g;
const TAG_OR_ENTITY = /[<&](?=[A-Za-z!?])/g;

/**
 * A text as it is searched: one Unicode form, without joiners, accents and nukta, spellings of one word as one, and spaces for what is
 * no letter. The signs with which a search says more (quotation marks, a minus before a word) stay. Capitals stay, too.
 * The function plain_text of the database does the same.
 */
export function plainText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(NOT_WRITTEN_PATTERN, '')
    .replace(REPLACED_PATTERN, (letter) => REPLACED[letter] ?? letter)
    .replace(DEVANAGARI_NASAL, '\u0902')
    .replace(GUJARATI_NASAL, '\u0A82')
    .replace(BETWEEN_WORDS_PATTERN, ' ')
    .replace(SYMBOLS_PATTERN, ' $& ')
    .normalize('NFC');
  return letters.replace(INSIDE_ASCII, ' ').replace(HYPHEN_BEHIND, '$1 ').replace(TAG_OR_ENTITY, ' ');
}

/** The words of a text as they are searched, in lower case. */
export const plainWordsOf = (text: string): string[] =>
  plainText(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** More words than these say nothing more about a text. */
const SEARCH_WORDS_MAX = 8;

/** The words of a search, each as the beginning of a word of a text. */
export const searchWords = (search: string): string[] => plainWordsOf(search).slice(0, SEARCH_WORDS_MAX);

/** A word as it stands in a text, with the joiners that can be inside it. */
export const WORD_PATTERN = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;
