-- The scope of the query language is two now; tokens that had it keep what they could do.
update access_tokens set scopes = array_remove(scopes, 'query') || array['query:read', 'query:write']
where 'query' = any(scopes);
