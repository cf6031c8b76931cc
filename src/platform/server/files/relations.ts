import { refusals } from './file-refusals.ts';
import { percentDecoded, relationKind } from './part-names.ts';
import type { XmlElement } from './xml-elements.ts';

/**
 * Relations to other addresses that do not load a document when they are opened: links, pictures, films and sounds; links of a
 * table to other tables, and the list of a mail merge, about which the program asks.
 */
const MAY_LEAD_OUT = new Set([
  'hyperlink',
  'image',
  'audio',
  'video',
  'media',
  'sound',
  'externallinkpath',
  'externallinklongpath',
  'xlpathmissing',
  'xlexternallinkpath',
  'xlstartup',
  'xlalternatestartup',
  'xllibrary',
  'mailmergesource',
  'mailmergeheadersource',
  'recipientdata',
]);

/** Relations to programs, whatever their parts are called. */
const PROGRAMS = /^(vbaproject\w*|wordvbadata|xl(intl)?macrosheet|activexcontrol(binary)?|control)$/;

/**
 * Refuses relations to programs, and templates and objects at other addresses: they are loaded, and may run, when the document is
 * opened. What could be understood in two ways counts as the worse one. @throws AppError FILE_TYPE_NOT_ALLOWED.
 */
export function checkRelations(elements: XmlElement[]): void {
  for (const { name, attributes } of elements) {
    if (name.toLowerCase() !== 'relationship') continue;
    const valuesOf = (key: string) => attributes.get(key) ?? [];
    const kinds = valuesOf('type').map(relationKind);
    if (kinds.some((kind) => PROGRAMS.test(kind))) throw refusals.macros();
    const targets = valuesOf('target').map(plainAddress);
    const leadsOut =
      valuesOf('targetmode').some((mode) => mode.trim().toLowerCase() !== 'internal') ||
      targets.some((target) => HAS_PLACE.test(target));
    const isKnown = kinds.length > 0 && kinds.every((kind) => MAY_LEAD_OUT.has(kind));
    if (leadsOut && !isKnown && !targets.every(isOwnDisk)) throw refusals.remote();
  }
}

/** An address with a scheme or a host. */
const HAS_PLACE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** An address as programs understand it: they take out invisible characters, and resolve `%5C` and `\` to a slash. */
function plainAddress(address: string): string {
  let [plain, before] = [address, ''];
  while (plain !== before) [plain, before] = [percentDecoded(plain), plain];
  return plain.replaceAll('\\', '/').replace(/[\p{C}\p{Z}]/gu, '');
}

/** On a disk: of Windows, or in a folder that macOS and Linux have. */
const DISK = /^(file:(\/\/localhost)?\/(\/\/)?)?[a-z]:\//i;
const FOLDER =
  /^(file:(\/\/localhost|\/\/)?)?\/(users|home|applications|library|system|private|opt|usr|var|tmp)\//i;
/** A name, or a path below the document's own folder. */
const NEAR = /^[^/:]+(\/[^/:]+)*$/;

/** Word notes where on the author's own disk a template is, mostly `Normal.dotm`: no other can put a file there. */
function isOwnDisk(target: string): boolean {
  const place = DISK.exec(target)?.[0] ?? FOLDER.exec(target)?.[0] ?? '';
  const path = target.slice(place.length);
  return NEAR.test(path) && !path.split('/').includes('..');
}
