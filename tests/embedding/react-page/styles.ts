import { ownRules } from '../appearance-page/own-look.ts';

/** Style sheets of the host, by path. */
export const hostSheets: Readonly<Record<string, string>> = {
  // The host decides where the widget is, and how large.
  '/host.css': `
#widget {
  width: 1100px;
  height: 640px;
  padding: 0;
  overflow: hidden;
}
${ownRules}
`,
  // What commonly breaks embedded widgets. A widget without a shadow root cannot resist `!important`.
  '/hostile.css': `
* {
  all: revert;
  box-sizing: content-box;
}

html {
  font-size: 62.5%;
}

body {
  font: italic bold 30px/3 fantasy;
  letter-spacing: 0.3em;
  text-align: right;
  text-transform: uppercase;
  word-spacing: 1em;
  white-space: pre;
}

div,
span {
  position: static;
  overflow: visible;
  padding: 7px;
  line-height: 3;
}

button,
input,
select,
textarea {
  min-height: 80px;
  padding: 20px;
  border: 5px solid red;
  font: 30px serif;
}

a {
  color: lime;
  text-decoration: line-through;
}

p,
h1,
h2,
h3,
ul,
dl,
dd,
ol {
  margin: 50px;
}

section,
article,
header,
footer {
  border: 9px dotted red;
}

path {
  fill: lime;
}
`,
};
