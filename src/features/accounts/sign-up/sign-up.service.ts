import { mailVerificationLink } from '#features/accounts/account/account.mail.ts';
import type { User } from '#features/accounts/account/accounts.contract.ts';
import {
  findAccountByEmail,
  insertAccount,
  insertProfile,
} from '#features/accounts/account/accounts.repository.ts';
import { recordConsent } from '#features/accounts/consents/consents.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { stateOfLocation } from '#platform/contract/places.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newId } from '#platform/server/ids.ts';
import { reportMixedScripts } from '#platform/server/mixed-scripts.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import {
  isCommonPassword,
  rejectCommonPassword,
  rejectOwnWords,
} from '#platform/server/passwords/refused-passwords.ts';
import type { SignUpInput } from './sign-up.contract.ts';

/**
 * Returns the values of the wizard as columns of the new member's profile. The location is that of the headquarters, and
 * the phone the public one: nobody gave another office, or a private phone. Who signs up is an organisation's contact person.
 */
function profileOf(id: string, { userData }: SignUpInput) {
  const { email, password, person_name, location, phone, organization_type, ...rest } = userData;
  const isPerson = organization_type === 'individual';
  return {
    ...rest,
    id,
    full_name: (isPerson ? undefined : person_name) ?? rest.full_name,
    organization_type: isPerson ? ('consultant' as const) : organization_type,
    organization_name: isPerson ? null : (rest.organization_name ?? rest.full_name),
    short_summary: rest.bio,
    headquarters_location: location,
    headquarters_state:
      rest.headquarters_state === undefined ? stateOfLocation(location) : rest.headquarters_state,
    public_contact_phone: phone ?? null,
    corporate_cin: organization_type === 'corporate' ? (rest.corporate_cin ?? null) : null,
    is_listed_entity:
      organization_type === 'corporate' && (isListedCin(rest.corporate_cin) ?? rest.is_listed_entity),
  };
}

/**
 * Creates an account with its profile and sends the verification mail, all or nothing.
 * @throws AppError EMAIL_TAKEN; CONSENT_OUTDATED; VALIDATION_FAILED for a password that is easy to guess.
 */
export async function signUp(
  ctx: Context,
  input: SignUpInput,
): Promise<{ user: User; sign_up_secret: string }> {
  const { email, password, userData, consent_version } = input;
  rejectCommonPassword(password, 'password');
  rejectOwnWords(password, 'password', { ...userData, email });
  if (await findAccountByEmail(ctx.db, email)) throw new AppError('EMAIL_TAKEN');
  const password_hash = await hashPassword(password);
  const secret = newOpaqueToken();
  const id = newId();
  const profile = profileOf(id, input);
  const { full_name, organization_name } = profile;
  const person_name =
    userData.person_name ?? (userData.organization_type === 'individual' ? full_name : null);
  await transact(ctx, async (ctx) => {
    await insertAccount(ctx.db, {
      id,
      email,
      password_hash,
      sign_up_secret_hash: hashToken(secret),
      person_name,
    });
    await insertProfile(ctx.db, profile);
    if (consent_version !== undefined) await recordConsent(ctx, id, consent_version);
    await mailVerificationLink(ctx, { to: { id, email, full_name } });
  });
  reportMixedScripts(ctx, id, [full_name, organization_name]);
  const user: User = {
    id,
    account_id: id,
    role: 'owner',
    person_name,
    email,
    email_confirmed: false,
    full_name,
    organization_name,
    is_admin: false,
  };
  return { user, sign_up_secret: secret };
}

export async function checkEmailExists(ctx: Context, email: string): Promise<{ exists: boolean }> {
  return { exists: (await findAccountByEmail(ctx.db, email)) !== null };
}

export async function checkNewPassword(password: string): Promise<{ is_common: boolean }> {
  return { is_common: isCommonPassword(password) };
}
