/**
 * Style sheets share a page with the host's: every selector contains one of our classes, nothing is
 * `!important`, and no size depends on a font size of the host.
 *
 * @type {import('stylelint').Config}
 */
export default {
  // Pages of hosts.
  ignoreFiles: ['examples/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'at-rule-disallowed-list': [
      ['import'],
      { message: 'Import the style sheet in the component that uses it.' },
    ],
    'declaration-no-important': true,
    'selector-disallowed-list': [
      [/^(?![^]*\.[_a-z])/i],
      { ignore: ['keyframe-selectors'], splitList: true, message: 'Select one of our classes.' },
    ],
    'selector-pseudo-class-disallowed-list': ['global'],
    'unit-disallowed-list': [['em', 'rem'], { message: 'Use px.' }],
  },
  overrides: [
    {
      // The page's own style sheet.
      files: ['apps/*/src/**/!(*.module).css'],
      rules: { 'selector-disallowed-list': null },
    },
  ],
};
