import { z } from 'zod';
import { Instant, requiredText, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Longest reason for revoking a certificate, in characters. */
export const REVOCATION_REASON_MAX = 500;

/** Any text is accepted: a number with a typing error is answered like an unknown one. */
const CertificateParams = z.strictObject({ number: z.string() });

/** A certificate as anyone who has its number sees it. */
export const CheckedCertificate = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(['valid', 'revoked']),
  /** As on the day of completion. Null on a revoked certificate, and once its holder has left. */
  holder_name: z.string().nullable(),
  /** Organisation of the holder on that day. */
  holder_organization: z.string().nullable(),
  /** True if the holder's account was erased, and the name with it. */
  has_holder_left: z.boolean(),
  course_title: z.string(),
  /** Organisation that gives the course. */
  course_organization: z.string(),
  /** Time that the whole course takes. */
  minutes: z.int(),
  completed_at: Instant,
  revoked_at: Instant.nullable(),
  /** For the holder and admins. */
  reason: z.string().nullable(),
  /** True for the signed-in holder, who can download it. */
  is_own: z.boolean(),
});
export type CheckedCertificate = z.output<typeof CheckedCertificate>;

export const OwnCertificatesQuery = ListQuery.extend({
  /** Only that of this course. */
  course: Uuid.optional(),
});
export type OwnCertificatesQuery = z.output<typeof OwnCertificatesQuery>;

export const RevocationInput = z.strictObject({ reason: requiredText(REVOCATION_REASON_MAX, 'Reason') });
export type RevocationInput = z.output<typeof RevocationInput>;

export const listOwnCertificates = defineRoute({
  name: 'listOwnCertificates',
  method: 'GET',
  path: '/certificates',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The signed-in member's certificates, newest first",
  query: OwnCertificatesQuery,
  response: z.array(CheckedCertificate),
});

export const checkCertificate = defineRoute({
  name: 'checkCertificate',
  method: 'GET',
  path: '/certificates/:number',
  access: 'public',
  scope: 'none',
  summary: 'Says if a certificate is valid, with the name that it bears',
  params: CertificateParams,
  response: CheckedCertificate,
  limits: [{ max: 60, windowMs: 60_000, by: 'address' }],
});

export const downloadCertificate = defineRoute({
  name: 'downloadCertificate',
  method: 'GET',
  path: '/certificates/:number/file',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'The certificate as PDF, for its holder only',
  params: CertificateParams,
  response: FileResponse,
});

export const revokeCertificate = defineRoute({
  name: 'revokeCertificate',
  method: 'PUT',
  path: '/certificates/:number/revocation',
  access: 'admin',
  summary: 'Revokes a certificate with a reason; the holder gets a mail',
  params: CertificateParams,
  body: RevocationInput,
  response: CheckedCertificate,
});
