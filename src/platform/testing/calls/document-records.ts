import { documentForm } from '#platform/testing/records.ts';
import type { Scene } from './define-calls.ts';
import { record } from './record-calls.ts';

/** A document in the owner's vault. */
export const vaultDocument = (scene: Scene) => record(scene, '/documents', documentForm());
