import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';

/** Names the device whose browser sent this `User-Agent`: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || UNKNOWN;
}
