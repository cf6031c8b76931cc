/**
 * Scopes of personal access tokens, with what each lets a program do, in the words of the form. Each route names its own.
 */
export const SCOPES = {
  'profile:read': 'Read your profile, services and verification',
  'profile:write': 'Change your profile and services',
  'projects:read': 'Read your projects',
  'projects:write': 'Add, change and delete your projects and their pictures',
  'marketplace:read': 'Search the marketplace, and read your saved profiles',
  'marketplace:write': 'Save profiles',
  'collaborations:read': 'Read your requests and collaborations',
  'collaborations:write':
    'Send and answer requests; change collaborations, milestones and budgets; rate partners',
  'documents:read': 'List your documents and those shared with you, and open their files',
  'documents:write': 'Add, change, share and delete documents',
  'learn:read': 'Read stories, resources, courses and news',
  'community:read': 'Read the circles',
  'query:read': 'Read what the query language reaches (POST /query)',
  'query:write': 'Change what the query language reaches, beside reading it',
} as const;

export type Scope = keyof typeof SCOPES;

declare module '#platform/contract/route.ts' {
  interface RouteTerms {
    scope: Scope;
  }
}
