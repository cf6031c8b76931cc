import { keepEarlyClick } from './early-click.ts';
import { sendFirstCalls } from './first-calls.ts';
import { loadFonts } from './fonts.ts';
import { markSignedIn, takeFramesStorage } from './frames-storage.ts';

/**
 * Runs in the head of every page, before anything of it is shown, as an inline script that is the same for all pages
 * (scripts/inline-scripts.ts). What a page asks for early stands at the element, so the content security policy has one hash.
 */
const { calls, fonts } = (document.currentScript as HTMLScriptElement).dataset;

// Stops zod from trying to compile code, which the content security policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
takeFramesStorage();
markSignedIn();
keepEarlyClick();
if (calls) sendFirstCalls(calls.split(' '));
if (fonts) loadFonts(fonts.split(' '));
