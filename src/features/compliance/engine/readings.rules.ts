import type { AssessFacts } from './facts.contract.ts';
import { OPEN_QUESTIONS, type SettingName } from './settings.data.ts';

/** An open question of the law: what was chosen, and what the other reading gives. */
interface ReadQuestion {
  setting: SettingName;
  question: string;
  chosen: string;
  default: string;
  other: string;
  /** What changes with the other reading; null where nothing does, or where it cannot be told. */
  other_result: string | null;
}

const NAMES = Object.keys(OPEN_QUESTIONS) as SettingName[];

/** Returns the value of a setting that was not chosen. */
export function otherReading(name: SettingName, settings: AssessFacts['settings']): string {
  const [first, second] = OPEN_QUESTIONS[name].readings.map(([value]) => value);
  return (settings?.[name] ?? first) === first ? String(second) : String(first);
}

/** The open questions, with what the other reading of each gives where `otherResults` knows it. */
export const readQuestions = (
  settings: AssessFacts['settings'],
  otherResults: Partial<Record<SettingName, string | null>>,
): ReadQuestion[] =>
  NAMES.map((setting) => {
    const { question, readings } = OPEN_QUESTIONS[setting];
    const words = new Map<string, string>(readings);
    const chosen = settings?.[setting] ?? readings[0][0];
    return {
      setting,
      question,
      chosen: words.get(chosen) ?? chosen,
      default: readings[0][1],
      other: words.get(otherReading(setting, settings)) ?? '',
      other_result: otherResults[setting] ?? null,
    };
  });
