/** Characters that nobody sees: controls, format characters such as bidi overrides, unassigned ones, fillers. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Labels of letters, digits, hyphens and underscores; the last one has a letter, or it would be a number of an IP address. */
const DOMAIN = /^([a-z0-9_-]+\.)+(?=[0-9-]*[a-z])[a-z0-9-]+$/;

/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
const ADDRESS_MAX = 254;

/**
 * The one form in which an email address is stored and compared. The domain is what a mail server looks up (IDNA, as
 * browsers do it), so `ⓟrobe.example` is `probe.example` and `दायित्व.भारत` is `xn--…`. The part before the @ is in lower
 * case and composed (NFC).
 * @returns null for what is no address that everybody reads alike: invisible characters, and letters in the first part
 *   that another one replaces (NFKC), such as fullwidth or circled ones.
 */
export function normalAddress(written: string): string | null {
  const at = written.lastIndexOf('@');
  const domain = written.slice(at + 1);
  const local = written.slice(0, Math.max(at, 0)).toLowerCase().normalize('NFC');
  if (!local || INVISIBLE.test(written) || local !== local.normalize('NFKC')) return null;
  // Only a host may follow the scheme: a path, a port or a name before a second @ would be cut off in silence.
  const host = /[/\\?#:@[\]]/.test(domain) ? undefined : URL.parse(`http://${domain}`)?.hostname;
  if (!host || !DOMAIN.test(host)) return null;
  const address = `${local}@${host}`;
  return address.length > ADDRESS_MAX ? null : address;
}

/** The link that writes to an address; nothing in the address adds a recipient or a text. */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+')}@${encodeURIComponent(address.slice(at + 1))}`;
}
