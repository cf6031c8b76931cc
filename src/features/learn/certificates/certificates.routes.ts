import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './certificates.contract.ts';
import * as certificates from './certificates.service.ts';

export function certificatesRoutes(bind: Bind): void {
  bind(contract.listOwnCertificates, (ctx, { query }) => certificates.listOwnCertificates(ctx, query));
  bind(contract.checkCertificate, (ctx, { params }) => certificates.checkCertificate(ctx, params.number));
  bind(contract.downloadCertificate, (ctx, { params }) =>
    certificates.downloadCertificate(ctx, params.number),
  );
  bind(contract.revokeCertificate, (ctx, { params, body }) =>
    certificates.revokeCertificate(ctx, params.number, body),
  );
}
