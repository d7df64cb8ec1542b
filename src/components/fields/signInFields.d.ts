/** What vite.signInFields.ts hands to the program. */
declare module 'virtual:sign-in-fields' {
  const fields: Readonly<
    Record<keyof import('../../../schemas/auth.ts').Login, import('./fieldShape.ts').Field>
  >;
  export default fields;
}
