/** The floor: rows by hand, without a framework. No pins, no keys, no accessibility beyond roles. */
import { columns as described } from './orders.mjs';

const ROW = 44;

export function createCase(root) {
  let columns = [...described];
  let rows = [];
  let given = [];
  let sortKey = null;
  let areAll = false;
  const pool = [];
  const head = document.createElement('div');
  const scroller = document.createElement('div');
  const spacer = document.createElement('div');
  const layer = document.createElement('div');
  head.style.cssText = 'position:relative;height:36px;overflow:hidden';
  scroller.style.cssText = 'height:calc(100% - 36px);overflow:auto';
  layer.style.cssText = 'position:sticky;top:0;left:0;overflow:clip';
  spacer.append(layer);
  scroller.append(spacer);

  const cell = (role, text, left, width) => {
    const element = document.createElement('div');
    element.setAttribute('role', role);
    element.style.cssText = `position:absolute;left:${left}px;width:${width}px;line-height:${ROW}px;white-space:nowrap;overflow:hidden`;
    element.textContent = text;
    return element;
  };
  const makeCells = (role, textOf) => {
    let left = 0;
    return columns.map((column) => {
      const element = cell(role, textOf(column), left, column.width);
      left += column.width;
      return element;
    });
  };
  const draw = () => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
    layer.style.width = `${clientWidth}px`;
    layer.style.height = `${clientHeight}px`;
    head.scrollLeft = scrollLeft;
    const first = Math.floor(scrollTop / ROW);
    const count = Math.ceil(clientHeight / ROW) + 1;
    while (pool.length < count) {
      const row = document.createElement('div');
      row.setAttribute('role', 'row');
      row.style.cssText = `position:absolute;width:100%;height:${ROW}px;contain:strict`;
      row.append(...makeCells('gridcell', () => ''));
      layer.append(row);
      pool.push(row);
    }
    for (let index = first; index < first + count; index += 1) {
      const element = pool[index % count];
      const row = rows[index];
      element.hidden = row === undefined;
      if (row === undefined) continue;
      element.style.transform = `translate(${-scrollLeft}px, ${index * ROW - scrollTop}px)`;
      if (element.row === row && element.areAll === areAll) continue;
      element.row = row;
      element.areAll = areAll;
      element.dataset.row = row.id;
      element.setAttribute('aria-selected', String(areAll));
      columns.forEach(
        ({ key }, at) =>
          ((
            element.children[at].firstChild ??
            element.children[at].appendChild(document.createTextNode(''))
          ).data = String(row[key])),
      );
    }
  };
  const rebuild = () => {
    for (const row of pool.splice(0)) row.remove();
    head.replaceChildren(...makeCells('columnheader', ({ label }) => label));
    draw();
  };
  const arrange = () => {
    rows = given;
    if (sortKey !== null) {
      const key = sortKey;
      rows = [...given].sort((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
    }
    spacer.style.height = `${rows.length * ROW}px`;
    draw();
  };
  scroller.addEventListener('scroll', draw);
  return {
    mount(data) {
      given = data;
      rows = data;
      root.append(head, scroller);
      spacer.style.cssText = `position:relative;width:${columns.reduce((sum, { width }) => sum + width, 0)}px`;
      rebuild();
      arrange();
    },
    sort(key) {
      sortKey = key;
      arrange();
    },
    hide(key) {
      columns = columns.filter((column) => column.key !== key);
      rebuild();
    },
    show() {
      columns = [...described];
      rebuild();
    },
    reorder(key) {
      const at = columns.findIndex((column) => column.key === key);
      columns = columns.toSpliced(at, 1).toSpliced(at + 1, 0, columns[at]);
      rebuild();
    },
    selectAll() {
      areAll = true;
      draw();
    },
    update(data) {
      given = data;
      arrange();
    },
    scroller: () => scroller,
    rowAt: (element) => element?.closest('[data-row]'),
    isSelected: () => layer.firstElementChild?.getAttribute('aria-selected') === 'true',
  };
}
