import { callAs } from '../records.ts';
import { createMember } from '../sign-in.ts';
import type { Call, Scene } from './define-calls.ts';

/** Makes a record of the owner's through the API and gives its id, as a route's parameters take it. */
export const record = async ({ app, owner }: Scene, path: string, body: object): Promise<{ id: string }> => ({
  id: (await callAs(app, owner, 'POST', path, body)).id,
});

/** The call of a route about a member who has no part in the owner's records. */
export const aboutAnother = async (app: Scene['app']): Promise<Call> => ({
  params: { id: (await createMember(app)).id },
});

/** An address that nobody has. */
export const someEmail = (): string => `${crypto.randomUUID()}@visitors.example`;
