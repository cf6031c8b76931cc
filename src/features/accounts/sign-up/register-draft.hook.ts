import type { MemberType } from '#features/accounts/account/accounts.contract.ts';
import { EMPTY_REGISTRATION, type RegistrationValues } from './register.form.ts';

/** Where this tab keeps what was typed into the wizard; closing the tab forgets it. */
const KEY = 'registration';

interface Draft {
  /** The member type of the link that was followed when this was typed. */
  linkedType: MemberType | '';
  values: Partial<RegistrationValues>;
}

/** Keeps what was typed over a reload, never the passwords. */
export function keepDraft(linkedType: MemberType | '', values: RegistrationValues): void {
  const { password: _, confirmPassword: __, ...kept } = values;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ linkedType, values: kept } satisfies Draft));
  } catch {
    // A browser that stores nothing loses the draft at a reload, nothing else.
  }
}

/** Forgets what was typed: the account exists. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** What was typed before the reload, else an empty form. A link that names another member type decides on that. */
export function readDraft(linkedType: MemberType | ''): RegistrationValues {
  const draft = storedDraft();
  const values = { ...EMPTY_REGISTRATION, ...draft?.values };
  const followsLink = linkedType !== '' && linkedType !== draft?.linkedType;
  return followsLink ? { ...values, organization_type: linkedType } : values;
}

function storedDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
