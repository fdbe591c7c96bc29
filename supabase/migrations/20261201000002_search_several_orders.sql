-- Staff paste the numbers of several orders into the search.
create function private.searched_numbers(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select distinct private.fold(word) from regexp_split_to_table(trim(p_text), '[\s,;]+') as word where word <> ''
  )
  where trim(p_text) ~ '^#?[[:alnum:]-]*[0-9]([\s,;]+#?[[:alnum:]-]*[0-9])+[\s,;]*$';
$$;
comment on function private.searched_numbers is
  'Returns the order numbers of a text that lists two or more, folded; null for other texts.';

create or replace function private.desk_term_conditions(p_kind text, p_text text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  term constant text := left(private.fold(p_text), 255);
  beginning constant text := format('t.kind = %L and t.term like %L', p_kind, regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%');
  numbers constant text[] := case when p_kind = 'number' then private.searched_numbers(p_text) end;
  value text := term;
begin
  if p_kind = 'text' then
    return array(
      select condition from unnest('{number,sku,tag,name,email,tracking,phone,city,zip,title,discount,lot}'::text[]) with ordinality as kinds (kind, place)
      cross join unnest(private.desk_term_conditions(kind, p_text)) with ordinality as conditions (condition, part) order by place, part
    );
  end if;
  if p_kind in ('city', 'title') then
    -- A range of one term each, so that the latest orders of all are merged and not sorted.
    return array(select format('t.kind = %L and t.term = %L', p_kind, word) from private.find_search_words(p_kind, term) as word);
  end if;
  if p_kind = 'email' and p_text !~ '@' then return '{}'; end if;
  if numbers is not null then return array[format('t.kind = %L and t.term = any (%L)', p_kind, numbers)]; end if;
  -- An empty beginning would find every order.
  if p_kind in ('number', 'name', 'email') and term <> '' then return array[beginning]; end if;
  if p_kind = 'tracking' then value := left(lower(regexp_replace(p_text, '[\s-]+', '', 'g')), 255); end if;
  if p_kind = 'zip' then value := left(private.zip_term(p_text), 255); end if;
  if p_kind = 'phone' then value := case when p_text ~ '^[-+0-9 ()./]+$' then private.phone_term(p_text) end; end if;
  if value is null then return '{}'; end if;
  return array[format('t.kind = %L and t.term = %L', p_kind, value)];
end;
$$;
comment on function private.desk_term_conditions is
  'Returns the SQL conditions, of which one must hold, of a searched text. Of one kind, or of all for ''text'': the beginning of a number, name or mail address; two or more whole numbers; words of a city or product title; or a whole SKU, tag, tracking number, phone number, ZIP code, discount code or lot. The values are literals, so that the planner chooses an index for each.';
