import { z } from 'zod';
import { CorporateCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { Gstin } from '#platform/contract/identifiers/gstin.ts';
import { Pan } from '#platform/contract/identifiers/pan.ts';
import { CsrNumber, DarpanId, FcraNumber, TaxUrn } from '#platform/contract/identifiers/registrations.ts';

/** Names of the registration numbers, in the order in which they are shown. */
export const IDENTIFIER_NAMES = [
  'corporate_cin',
  'csr_registration_number',
  'darpan_id',
  'pan',
  'gstin',
  'urn_12a',
  'urn_80g',
  'fcra_registration_number',
] as const;
export type IdentifierName = (typeof IDENTIFIER_NAMES)[number];

/**
 * Registration numbers of a member. `corporate_cin` is a CIN or a foreign company's FCRN. The PAN, and the GSTIN and
 * 12A/80G numbers that contain it, are shown to their owner, and to admins while they review a request for
 * verification; the others are in public registers.
 */
export const ProfileIdentifiers = z.object(
  Object.fromEntries(IDENTIFIER_NAMES.map((name) => [name, z.string().nullable()])) as Record<
    IdentifierName,
    z.ZodNullable<z.ZodString>
  >,
);
export type ProfileIdentifiers = z.output<typeof ProfileIdentifiers>;

/** Rules for each identifier alone; `identifierErrors` compares them with each other. */
export const PROFILE_IDENTIFIER_RULES = {
  corporate_cin: CorporateCin,
  csr_registration_number: CsrNumber,
  darpan_id: DarpanId,
  pan: Pan,
  gstin: Gstin,
  urn_12a: TaxUrn,
  urn_80g: TaxUrn,
  fcra_registration_number: FcraNumber,
};

/** Identifiers that contain a PAN; profiles carry them for their owner only. */
export const PRIVATE_IDENTIFIERS = ['pan', 'gstin', 'urn_12a', 'urn_80g'] as const satisfies IdentifierName[];
