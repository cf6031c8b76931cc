import { useEffect, useState } from 'react';
import { EMPTY_REGISTRATION, type RegistrationValues } from './register.form.ts';
import type { MemberType } from './sign-up.contract.ts';

/** Key of this tab's session storage for the draft. */
const KEY = 'registration';

interface Draft {
  /** Member type of the link that the visitor followed. */
  linkedType: MemberType | '';
  values: Partial<RegistrationValues>;
}

/** Returns the values that the wizard starts with: what was typed before a reload, or an empty form. */
export function useDraftedValues(linkedType: MemberType | '', isReady: boolean): RegistrationValues {
  const [values] = useState(() => (isReady ? readDraft(linkedType) : EMPTY_REGISTRATION));
  return values;
}

/** Keeps what is typed over a reload; forgets it when the account exists. */
export function useDraftKeeping(
  linkedType: MemberType | '',
  values: RegistrationValues,
  { isReady, isDone }: { isReady: boolean; isDone: boolean },
): void {
  useEffect(() => {
    if (isDone) clearDraft();
    else if (isReady) keepDraft(linkedType, values);
  }, [isDone, isReady, linkedType, values]);
}

/** Stores the values, without the passwords. */
function keepDraft(linkedType: MemberType | '', values: RegistrationValues): void {
  const { password: _, confirmPassword: __, ...kept } = values;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ linkedType, values: kept } satisfies Draft));
  } catch {
    // Without storage the draft is lost at a reload.
  }
}

function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** Reads the stored values. A link to another member type replaces the stored type. */
function readDraft(linkedType: MemberType | ''): RegistrationValues {
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
