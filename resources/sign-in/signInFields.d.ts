/** The module that vite.signInFields.ts makes. */
declare module 'virtual:sign-in-fields' {
  const fields: Readonly<
    Record<
      keyof import('../../schemas/auth.ts').Login,
      import('../../src/components/fields/fieldShape.ts').Field
    >
  >;
  export default fields;
}
