import ts from 'typescript';

/** What a version of the storefront can ask of the database. */
export interface DatabaseShape {
  /** Columns by table or view. */
  readonly relations: ReadonlyMap<string, ReadonlySet<string>>;
  readonly functions: ReadonlyMap<string, FunctionShape>;
}

export interface FunctionShape {
  readonly required: ReadonlySet<string>;
  readonly optional: ReadonlySet<string>;
  /** The columns of the rows that it returns; none if it returns something else. */
  readonly returned: ReadonlySet<string>;
}

const nameOf = (member: ts.TypeElement): string =>
  member.name ? member.name.getText().replace(/^['"]|['"]$/g, '') : '';

/** Returns the members of an object type, or of the rows of a list; none of any other type. */
function membersOf(type: ts.TypeNode | undefined): readonly ts.PropertySignature[] {
  if (type && ts.isArrayTypeNode(type)) return membersOf(type.elementType);
  if (type && ts.isParenthesizedTypeNode(type)) return membersOf(type.type);
  // Overloads of a function are a union, of which every member must stay.
  if (type && ts.isUnionTypeNode(type)) return type.types.flatMap(membersOf);
  return type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
}

const memberOf = (type: ts.TypeNode | undefined, name: string): ts.TypeNode | undefined =>
  membersOf(type).find((member) => nameOf(member) === name)?.type;

function toFunction(type: ts.TypeNode | undefined): FunctionShape {
  const args = membersOf(memberOf(type, 'Args'));
  const names = (isOptional: boolean) =>
    new Set(args.filter((arg) => (arg.questionToken !== undefined) === isOptional).map(nameOf));
  return {
    required: names(false),
    optional: names(true),
    returned: new Set(membersOf(memberOf(type, 'Returns')).map(nameOf)),
  };
}

/** Reads the generated types of the database. @param source of `database.types.ts` */
export function readShape(source: string): DatabaseShape {
  const file = ts.createSourceFile('database.types.ts', source, ts.ScriptTarget.Latest, true);
  const alias = file.statements.filter(ts.isTypeAliasDeclaration).find(({name}) => name.text === 'Database');
  const schema = memberOf(alias?.type, 'public');
  const relations = ['Tables', 'Views'].flatMap((kind) => membersOf(memberOf(schema, kind)));
  return {
    relations: new Map(
      relations.map((each) => [nameOf(each), new Set(membersOf(memberOf(each.type, 'Row')).map(nameOf))]),
    ),
    functions: new Map(membersOf(memberOf(schema, 'Functions')).map((each) => [nameOf(each), toFunction(each.type)])),
  };
}
