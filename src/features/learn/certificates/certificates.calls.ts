import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { insertCertificate } from '#platform/testing/certificate-samples.ts';

const certificate = async (scene: Scene) => ({
  params: { number: await insertCertificate(scene.app, scene.owner) },
});

export const calls = defineCalls({
  listOwnCertificates: { who: 'signed in' },
  checkCertificate: { who: 'everybody', call: certificate },
  downloadCertificate: { who: 'reads own', call: certificate },
  revokeCertificate: {
    who: 'admins',
    call: async (scene) => ({ ...(await certificate(scene)), body: { reason: 'Issued by mistake.' } }),
  },
});
