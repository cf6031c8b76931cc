import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Features to switch off. Chromium obeys the last list only, so the ones that Playwright switches off for tests are
 * listed again (`disabledFeatures` in its chromiumSwitches.ts, without those of other browsers).
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Loads two pages for the address bar in each window, which cost more than the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags to run Chromium as root, without a screen, background traffic, or work for a window that nobody sees. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** The path of the machine's own Chromium (or of CHROMIUM_PATH); undefined where there is none. */
export function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.CHROMIUM_PATH ?? places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
