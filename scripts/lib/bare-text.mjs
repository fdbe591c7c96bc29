const MESSAGE =
  'Give this text an element of its own. It comes and goes, or an element before it does: the translators of browsers ' +
  'replace text nodes, and React then finds neither the text nor the place before it.';

/** Names that hold elements, by the types and constants of a file. */
const ELEMENTS = /(\w+)\??: (?:ReactNode|ReactElement)\b|\bconst (\w+) = (?:\(?\s*<|[\w.?]+\.map\()/g;

const NOTHING = {isConditional: false, isText: false};
const TEXT = {isConditional: false, isText: true};
const LIST = {isConditional: true, isText: false};

/**
 * Returns whether a child of an element comes and goes, and whether it may be a bare text. Without types, each name and
 * property is a text unless its name is among `elements`.
 */
function toRendered(node, elements) {
  const either = (...nodes) => {
    const all = nodes.map((each) => toRendered(each, elements));
    return {isConditional: all.some((each) => each.isConditional), isText: all.some((each) => each.isText)};
  };
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return TEXT;
    case 'Literal':
      return ['number', 'string'].includes(typeof node.value) ? TEXT : NOTHING;
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return toRendered(node.expression, elements);
    case 'ConditionalExpression':
      return {...either(node.consequent, node.alternate), isConditional: true};
    case 'LogicalExpression':
      return node.operator === '&&'
        ? {...toRendered(node.right, elements), isConditional: true}
        : either(node.left, node.right);
    case 'Identifier':
      return elements.has(node.name) || node.name === 'undefined' ? NOTHING : TEXT;
    case 'MemberExpression':
      return elements.has(node.property.name) ? NOTHING : TEXT;
    case 'CallExpression':
      return toRenderedByCall(node.callee);
    default:
      return NOTHING;
  }
}

/** Methods, such as those of the copy, return texts; functions of a component and `render…` return elements. */
function toRenderedByCall({type, property}) {
  if (type !== 'MemberExpression' || property.name.startsWith('render')) return NOTHING;
  return property.name === 'map' ? LIST : TEXT;
}

/** Line breaks, comments and `{' '}`, which no translator replaces. */
const isBlank = ({type, value, expression}) =>
  (type === 'JSXText' && value.trim() === '') ||
  expression?.type === 'JSXEmptyExpression' ||
  (expression?.type === 'Literal' && String(expression.value).trim() === '');

/** Reports texts beside other children that React inserts or removes, or inserts an element before. */
const bareText = {
  create(context) {
    const {text} = context.sourceCode;
    const elements = new Set([
      'children',
      ...[...text.matchAll(ELEMENTS)].map(([, prop, constant]) => prop ?? constant),
    ]);
    const check = (parent) => {
      const children = parent.children.filter((child) => !isBlank(child));
      if (children.length < 2) return;
      let followsConditional = false;
      for (const node of children) {
        const {isConditional, isText} = toRendered(node, elements);
        if (isText && (isConditional || followsConditional)) context.report({node, message: MESSAGE});
        followsConditional = isConditional;
      }
    };
    return {JSXElement: check, JSXFragment: check};
  },
};

export default {meta: {name: 'translation'}, rules: {'bare-text': bareText}};
