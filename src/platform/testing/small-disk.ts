import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts a small disk (64 kB unless the options say otherwise) over a folder. */
export function mount(target: string, ...options: string[]): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', ['size=64k', ...options].join(), 'none', target]);
}

export const unmount = (target: string) => execFileSync('umount', [target]);

/** Only root may mount, and not in every container. */
export const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'dayitva-mount-'));
  try {
    mount(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
})();
