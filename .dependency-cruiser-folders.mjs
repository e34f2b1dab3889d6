/** No cycles between folders: neither by value nor by type. Tests and stories may import any folder. */
import config from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Move what both folders need to a third folder.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...config.options,
    exclude: { path: [config.options.exclude.path, '[.](test|stories)[.]', '/src/testing/'] },
  },
};
