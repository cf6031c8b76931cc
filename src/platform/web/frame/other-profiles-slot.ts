import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#platform/contract/people/roles.ts';

/** Another profile that the person may act for. */
interface OtherProfile {
  id: string;
  name: string;
  role: Role;
  /** Acts for it from now on. */
  choose: () => void;
}

/** Finds these profiles, and lets the menu around it draw them: a list of the desktop's menu is not one of the phone's. */
export type OtherProfilesSlot = ComponentType<{ children: (profiles: OtherProfile[]) => ReactNode }>;
