// How long a test of a page may wait for what is to come, on a slow and busy machine: the library's own second is too
// little there.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
