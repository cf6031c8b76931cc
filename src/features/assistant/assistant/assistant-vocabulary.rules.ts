/** Different words for the same thing. Both the question and the searched texts are reduced to the second form. */
const SAME: [RegExp, string][] = [
  [/\b(?:a\/c|acct?|accnt)s?\b/g, 'account'],
  [/\b(?:pwd|pswd|passwd|pasword|passward)s?\b/g, 'password'],
  [/\b(?:reg|regn|registrn)\b/g, 'registration'],
  [/\bdocs?\b/g, 'documents'],
  [/\b(?:cert|certi)s?\b/g, 'certificate'],
  [/\b(?:amt)s?\b/g, 'amount'],
  [/\b(?:pic|photo)s?\b/g, 'picture'],
  [/\b(?:mobile|mob|cell|contact|whatsapp|ph|phone)\.? (?:no|num|numbers?)\b/g, 'phone number'],
  [/\b(?:verif|verificaton|varification)\b/g, 'verification'],
  [/\b(?:log|sign)(?:ged|ging|ing)?[ -]?in(?:to)?\b|\blogon\b/g, 'login'],
  [/\b(?:log|sign)(?:ged|ging|ing)?[ -]?(?:out|off)\b/g, 'logout'],
  [/\b(?:sign(?:ed|ing)?[ -]?up|registering|registered)\b/g, 'register'],
  [/\b(?:non[ -]?profits?|charit(?:y|ies)|npos?|ngo'?s)\b/g, 'ngo'],
  [/\b(?:e[ -]?)?mails?\b/g, 'email'],
  [/\brecie?v/g, 'receiv'],
  [/\bmax\b/g, 'maximum'],
  [/\b(?:do|does|did|is|was)?(?:n['’]?t| ?not) (?:spen[dt]|spending)\b/g, 'unspent'],
  [/\butili[sz]ation\b|\bUCs?\b/gi, 'utilisation'],
  [/\borgani[sz]ation/g, 'organisation'],
  [/\bset[ -]?offs?\b/g, 'setoff'],
  [/\b(?:two[ -]factor|2[ -]?fa|authenticator|authentication app)\b/g, 'twofactor'],
  [/\bschedule (?:7|seven|vii)\b/g, 'schedulevii'],
  [/\bcsr[ -]?([12])\b/g, 'csr$1form'],
  [/\b12 ?a[ab]?\b/g, 'twelvea'],
  [/\b80 ?g\b/g, 'eightyg'],
  [/\b(\d+) ?(?:%|per ?cent)/g, '$1percent'],
  [/\btwo ?per ?cent\b/g, '2percent'],
  [/\bpass ?(?:word|code)s?\b/g, 'password'],
  [/\b(?:del|dlt|erase|close|remove|deactivate|cancel)(?= my account| account| the account)/g, 'delete'],
  [/\b(?:firm|corporation|business)s?\b/g, 'company'],
  [/\bhow much\b/g, 'howmuch'],
  // No text says how many there are.
  [/\bhow many (?:members?|ngos?|users?|company|companies|corporates?|partners?)\b/g, 'membercount'],
  [/\bhow many\b/g, 'howmany'],
  [/\breject(?:ed|ing)?\b/g, 'declined'],
  [
    /\bwho (?:has to|have to|must|needs? to|should|is required to|is liable to) (?:spend|do)\b|\bwho must spend\b/g,
    'whospends',
  ],
  [/\b(?:pm ?cares(?: fund)?|pmnrf|(?:prime minister'?s?|pm) (?:national )?relief fund)\b/g, 'pmfund'],
  // Not a train.
  [/\btraining/g, 'trainingcourse'],
  [/\btrain\b/g, 'railway'],
];

/** Words that carry no topic. */
const STOP_WORDS = new Set(
  `a about all also am an and any are as at be been by can could did do does for from get give go had has have how i if in
  into is it its just know like many may me much my need not of on one or our out please say shall should show so
  some tell than that the their them then there these they this to up us want was we were what when where which who why
  will with would you your ? hi hello namaste dear sir madam kindly help
  u ur r n pls plz plss im ive id wat wht whats hw abt wanna gonna now still really ok okay thanks thx hey
  only want wants wanted wish every each per whole explained explain
  someone somebody anyone anybody everyone everybody got gave given take takes taking
  s t m d ll re ve don doesn didn isn aren won dont doesnt didnt isnt arent wont cant`.split(/\s+/),
);

/** Reduces the forms of a word to one: verify, verifies, verified, verifying. Rough, but the same for questions and texts. */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word.length > 3 ? word.replace(/([^su])s$/, '$1') : word;
  const base = word
    .replace(/ies$|ied$/, 'y')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{3})(?:ing|ed)$/, '$1')
    .replace(/(.{3})e$/, '$1');
  return base.replace(/([^l])\1$/, '$1');
}

/** The words of a text that carry a topic, each in one form. */
export function wordsOf(text: string): string[] {
  const plain = SAME.reduce((now, [words, one]) => now.replace(words, one), text.toLowerCase());
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem);
}

/** Words that occur everywhere, with a low weight: they do not tell one topic from another. */
export const COMMON_WORDS = new Map([
  ['csr', 0.25],
  ['crore', 0.25],
  ['lakh', 0.25],
  ['dayitva', 0.25],
  ['money', 0.5],
  ['platform', 0.25],
  ['website', 0.25],
  ['site', 0.25],
]);
